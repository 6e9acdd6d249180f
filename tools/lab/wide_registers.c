/*
 * ptrace(2) for User-Mode Linux 6.1, which has room for 2696 bytes of a program's registers. Where a processor has
 * AMX, Linux takes back no fewer than all 11 KiB of them: those beyond stay as they are in the program's process.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define NT_X86_XSTATE 0x202

static long registers(long request, long pid, struct iovec *room)
{
	static char all[1 << 15];
	struct iovec whole = { all, sizeof all };

	if (syscall(SYS_ptrace, PTRACE_GETREGSET, pid, NT_X86_XSTATE, &whole) < 0)
		return -1;
	if (whole.iov_len < room->iov_len)
		room->iov_len = whole.iov_len;
	if (request == PTRACE_SETREGSET) {
		memcpy(all, room->iov_base, room->iov_len);
		return syscall(SYS_ptrace, request, pid, NT_X86_XSTATE, &whole);
	}
	memcpy(room->iov_base, all, room->iov_len);
	return 0;
}

long ptrace(enum __ptrace_request request, ...)
{
	va_list more;
	long pid, address, data, word;

	va_start(more, request);
	pid = va_arg(more, long);
	address = va_arg(more, long);
	data = va_arg(more, long);
	va_end(more);
	if ((request == PTRACE_GETREGSET || request == PTRACE_SETREGSET) && address == NT_X86_XSTATE)
		return registers(request, pid, (struct iovec *)data);
	if (request != PTRACE_PEEKTEXT && request != PTRACE_PEEKDATA && request != PTRACE_PEEKUSER)
		return syscall(SYS_ptrace, request, pid, address, data);
	/* The system call stores the word, the function returns it. */
	if (syscall(SYS_ptrace, request, pid, address, &word) < 0)
		return -1;
	errno = 0;
	return word;
}

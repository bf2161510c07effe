/**
 * Milliseconds the processor works for something, in all threads of this process. Unlike a clock it does not
 * count what other programs on the machine do meanwhile.
 */
export async function workOf(task: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

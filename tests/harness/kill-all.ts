import type { Supervisor } from '@pinline/infra/processes/supervisor'

/** Ends processes whose data is deleted next: a graceful stop takes seconds and would only save that data. */
export const killAll = async (supervisor: Supervisor): Promise<void> => {
  const killed = supervisor.processes().map((managed) => {
    managed.kill('SIGKILL')
    return managed.stop()
  })
  await Promise.all(killed)
  await supervisor.stop()
}

import { claimLever, type KillPoint, readLever, setLever } from './levers.ts'

/**
 * Called at each passing of a point. If this process has to die here, it reports so and kills itself before the call
 * returns.
 */
export const killSwitch = (folder: string, service: string): ((point: KillPoint) => void) => {
  const passings = new Map<string, number>()
  return (point) => {
    const lever = readLever(folder, 'kill')
    if (lever?.service !== service || lever.point !== point) return
    const passed = (passings.get(lever.id) ?? 0) + 1
    passings.set(lever.id, passed)
    if (passed < lever.passing || !claimLever(folder, 'kill')) return
    setLever(folder, 'died', { id: lever.id, service, point, pid: process.pid })
    process.kill(process.pid, 'SIGKILL')
  }
}

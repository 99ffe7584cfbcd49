import { claimLever, readLever, setLever } from './levers.ts'

/**
 * Shifts the calendar of the first process of a service. The monotonic clock is unchanged, as on a machine with a wrong
 * date.
 */
export const shiftClock = (folder: string, service: string): void => {
  const lever = readLever(folder, 'clock')
  if (lever?.service !== service || !claimLever(folder, 'clock')) return
  const { offMs } = lever
  const right = Date
  globalThis.Date = new Proxy(right, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + offMs] : args, self),
    get: (target, key) => (key === 'now' ? () => target.now() + offMs : Reflect.get(target, key)),
  })
  setLever(folder, 'shifted', { service, offMs: Date.now() - right.now() })
}

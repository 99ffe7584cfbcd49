import { claimLever, readLever, setLever } from './levers.ts'

/** Sets the calendar of the first process of a service forward or back. The monotonic clock goes on as it does on a machine with a wrong date. */
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

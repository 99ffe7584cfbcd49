import type { OrderPlatform } from '../order-platform.ts'

const countsMs = 1000

/**
 * What one question to the database answers for all that ask within a second, per instance. Answers the failure "every
 * preview reads a stream that changes once a month"; `forget` after a change, so that its author sees it at once.
 */
export const keptForASecond = <T>(read: (platform: OrderPlatform) => Promise<T>) => {
  const kept = new WeakMap<OrderPlatform, { readonly until: number; readonly answer: Promise<T> }>()
  return {
    read: async (platform: OrderPlatform): Promise<T> => {
      const known = kept.get(platform)
      if (known !== undefined && performance.now() < known.until) return await known.answer
      const answer = read(platform)
      kept.set(platform, { until: performance.now() + countsMs, answer })
      answer.catch(() => kept.delete(platform))
      return await answer
    },
    forget: (platform: OrderPlatform): void => {
      kept.delete(platform)
    },
  }
}

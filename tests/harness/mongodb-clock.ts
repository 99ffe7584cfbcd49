import mongoose from 'mongoose'
import { vi } from 'vitest'

/** MongoDB's clock as the services in this process read it. `vi.restoreAllMocks()` sets it right. */
export interface MongodbClock {
  /** Ahead of the machine's clock, ms. Services compare their time with it every ten seconds. */
  aheadMs: number
}

/** Lets time pass for services that run in the process of a test. */
export const movableMongodbClock = (): MongodbClock => {
  const clock = { aheadMs: 0 }
  const { command } = mongoose.mongo.Db.prototype
  vi.spyOn(mongoose.mongo.Db.prototype, 'command').mockImplementation(async function (
    this: mongoose.mongo.Db,
    ...args
  ) {
    const response = await Reflect.apply(command, this, args)
    const { localTime } = response
    return localTime instanceof Date
      ? { ...response, localTime: new Date(localTime.getTime() + clock.aheadMs) }
      : response
  })
  return clock
}

import { EventEmitter } from 'node:events'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchView } from './view-changes.ts'

/** A change stream of the driver, as far as it is used. */
class Stream extends EventEmitter {
  readonly options: unknown
  resumeToken: unknown
  constructor(options: unknown) {
    super()
    this.options = options
  }
  close = async () => undefined
}

const watched = () => {
  const streams: Stream[] = []
  const switches = new Set<() => void>()
  const generations = {
    collection: () => ({
      watch: (_pipeline: unknown, options: unknown) => {
        const stream = new Stream(options)
        streams.push(stream)
        return stream
      },
    }),
    onSwitch: (_projection: unknown, notify: () => void) => {
      switches.add(notify)
      return () => switches.delete(notify)
    },
  }
  const notified: string[] = []
  const switched = vi.fn()
  const { started, stop } = watchView(
    generations as unknown as Parameters<typeof watchView>[0],
    {} as unknown as Parameters<typeof watchView>[1],
    ({ _id }) => notified.push(_id),
    switched,
  )
  const write = (stream: Stream | undefined, _id: string) => {
    if (stream === undefined) throw new Error('no listener')
    stream.resumeToken = `after ${_id}`
    stream.emit('change', { operationType: 'insert', fullDocument: { _id } })
  }
  const switchNow = () => {
    for (const notify of switches) notify()
  }
  return { streams, notified, switched, started, stop, write, switchNow }
}

describe('the changes of a view', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('go on behind the last one after the stream broke', () => {
    const { streams, notified, switched, write } = watched()
    write(streams[0], 'a')
    streams[0]?.emit('error', new Error('connection lost'))
    vi.runAllTimers()
    expect(streams.map(({ options }) => options)).toEqual([
      { fullDocument: 'updateLookup' },
      { fullDocument: 'updateLookup', resumeAfter: 'after a' },
    ])
    write(streams[1], 'b')
    expect(notified).toEqual(['a', 'b'])
    expect(switched).not.toHaveBeenCalled()
  })

  it('require a full read if MongoDB no longer has the missed changes', () => {
    const { streams, switched, write } = watched()
    write(streams[0], 'a')
    streams[0]?.emit('error', new mongoose.mongo.MongoServerError({ code: 286, message: 'history lost' }))
    vi.runAllTimers()
    expect(streams[1]?.options).toEqual({ fullDocument: 'updateLookup' })
    expect(switched).not.toHaveBeenCalled()
    streams[1]?.emit('resumeTokenChanged', 'token')
    expect(switched).toHaveBeenCalledTimes(1)
  })

  it('are those of the new generation only, once it is read', async () => {
    const { streams, switched, switchNow } = watched()
    streams[0]?.emit('error', new Error('connection lost'))
    switchNow()
    await vi.runAllTimersAsync()
    expect(streams).toHaveLength(2)
    expect(switched).not.toHaveBeenCalled()
    streams[1]?.emit('resumeTokenChanged', 'token')
    await vi.runAllTimersAsync()
    expect(switched).toHaveBeenCalledTimes(1)
  })

  it('start once MongoDB has answered, also after a stream that broke first', async () => {
    const { streams, started } = watched()
    const start = vi.fn()
    void started.then(start)
    streams[0]?.emit('error', new Error('no connection'))
    await vi.runAllTimersAsync()
    expect(start).not.toHaveBeenCalled()
    streams[1]?.emit('resumeTokenChanged', 'token')
    await started
    expect(start).toHaveBeenCalledOnce()
  })

  it('are not reported after the stop', async () => {
    const { streams, switched, switchNow, stop } = watched()
    streams[0]?.emit('error', new Error('connection lost'))
    switchNow()
    await stop()
    await vi.runAllTimersAsync()
    expect(streams).toHaveLength(2)
    expect(switched).not.toHaveBeenCalled()
  })
})

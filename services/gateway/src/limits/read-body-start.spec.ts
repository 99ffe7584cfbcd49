import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readBodyStart } from './read-body-start.ts'

const requestOf = () => new IncomingMessage(new Socket())

describe('readBodyStart', () => {
  it('reads a small body whole', async () => {
    const request = requestOf()
    const start = readBodyStart(request, 10)
    request.push('abc')
    request.push('def')
    request.push(null)
    expect(await start).toEqual({ bytes: Buffer.from('abcdef'), isComplete: true })
  })

  it('reads the start of a large one, and leaves the rest in the paused request', async () => {
    const request = requestOf()
    const start = readBodyStart(request, 4)
    request.push('abcdef')
    request.push('ghi')
    request.push(null)
    expect(await start).toEqual({ bytes: Buffer.from('abcdef'), isComplete: false })
    expect(request.isPaused()).toBe(true)
    const rest = request.pipe(new PassThrough())
    expect(String((await rest.toArray())[0])).toBe('ghi')
  })

  it('finds out that the client has left', async () => {
    const request = requestOf()
    const start = readBodyStart(request, 10)
    request.push('abc')
    request.destroy()
    expect(await start).toBeUndefined()
    expect(await readBodyStart(request, 10)).toBeUndefined()
  })
})

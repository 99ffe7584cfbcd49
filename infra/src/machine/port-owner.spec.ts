import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts, isPortFree } from './free-port.ts'
import { describeOwner, listeningInodes, ownerOfPort, pidOfLsof } from './port-owner.ts'

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0000 100 0 0 10 0
   1: 0100007F:1F90 0100007F:A0B2 01 00000000:00000000 00:00000000 00000000     0        0 4712 1 0000 20 4 30 10 -1
   2: 00000000:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1 0000 100 0 0 10 0
`

it('finds the socket that listens on a port, not those connected through it', () => {
  expect(listeningInodes(table, 8080)).toEqual(['4711'])
  expect(listeningInodes(table, 80)).toEqual(['4713'])
  expect(listeningInodes(table, 81)).toEqual([])
})

it('reads the pid from lsof', () => {
  expect(pidOfLsof('p321\nf23\n')).toBe(321)
  expect(pidOfLsof('')).toBeUndefined()
})

it('names an owner by command and pid, and shortens a long command', () => {
  expect(describeOwner({ pid: 7, command: 'python3 -m http.server' })).toBe('python3 -m http.server (pid 7)')
  expect(describeOwner({ pid: 7, command: 'x'.repeat(200) })).toBe(`${'x'.repeat(117)}… (pid 7)`)
  expect(describeOwner(undefined)).toBe('a process of another user')
})

it('finds this process as the owner of a port it listens on', async () => {
  const [port = 0] = await freePorts(1)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect(await isPortFree(port)).toBe(false)
  expect(await ownerOfPort(port)).toMatchObject({ pid: process.pid })
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port)).toBe(true)
  expect(await ownerOfPort(port)).toBeUndefined()
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from './file-port.ts'

describe('folder files', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinline-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keep bytes under a generated name and leave no part behind', async () => {
    const files = folderFiles(folder)
    const name = await files.put(Buffer.from('a drawing'))
    expect((await files.get(name))?.toString()).toBe('a drawing')
    expect(await readdir(join(folder, name.slice(0, 2)))).toEqual([name])
    await files.remove(name)
    expect(await files.get(name)).toBeUndefined()
  })

  it('know no name that they did not make', async () => {
    const files = folderFiles(folder)
    for (const name of ['../../etc/passwd', '/etc/passwd', 'ab', '']) expect(await files.get(name)).toBeUndefined()
  })
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from './file-port.ts'

const name = 'f-0a1b2c3d4e5f'

describe('folder files', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinline-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const textOf = async (file: string): Promise<string | undefined> => {
    const found = await folderFiles(folder).open(file)
    return found === undefined ? undefined : (await buffer(found.stream)).toString()
  }

  it('keep bytes, and leave no partial file behind', async () => {
    const files = folderFiles(folder)
    await files.put(name, { bytes: Buffer.from('a drawing') })
    expect(await textOf(name)).toBe('a drawing')
    expect((await files.open(name))?.size).toBe(9)
    expect(await readdir(join(folder, '5f'))).toEqual([name])
    await files.remove(name)
    expect(await textOf(name)).toBeUndefined()
    await files.remove(name)
  })

  it('keep a copy of a file, which may then be deleted', async () => {
    const path = join(folder, 'upload')
    await writeFile(path, 'a film')
    await folderFiles(folder).put(name, { path, size: 6, sha256: '' })
    await rm(path)
    expect(await textOf(name)).toBe('a film')
  })

  it('accept only generated names', async () => {
    const files = folderFiles(folder)
    for (const wrong of ['../../etc/passwd', '/etc/passwd', 'ab', '', 'f-../../x', 'f-0a1b2c3d4e5f.part']) {
      expect(await files.open(wrong)).toBeUndefined()
      await expect(files.put(wrong, { bytes: Buffer.from('x') })).rejects.toThrow('not the name of a file')
      await files.remove(wrong)
    }
  })
})

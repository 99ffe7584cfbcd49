import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashSources } from './frontends.ts'

it('changes with a source, its name or its content, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinline-sources-'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const hash = () => hashSources(folder, ['src/**/*'])
  try {
    mkdirSync(join(folder, 'src'))
    write('src/a.ts', 'a')
    const first = hash()
    expect(hash()).toBe(first)
    write('src/a.spec.ts', 'a')
    write('src/routeTree.gen.ts', 'a')
    write('other.ts', 'a')
    expect(hash()).toBe(first)
    write('src/a.ts', 'b')
    const second = hash()
    expect(second).not.toBe(first)
    write('src/b.ts', '')
    expect(hash()).not.toBe(second)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

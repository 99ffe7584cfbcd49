import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folders.ts'
import { applyTexts } from './apply-texts.ts'

const readProject = (path: string) => {
  const file = join(projectFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const texts = {
  'shop:cart:title': 'A "new" cart',
  'shop:shell:nav.quickOrder': 'Fast order',
  'shop:errors:not-found': 'Nothing here',
  'console:resources.mail-texts.test.command': "Send one\nto 'me'",
  'console:shell.close': 'Shut',
}

describe('texts that are taken over into the files', () => {
  it.each(languageCodes)('are found in %s, and nothing else changes', (language) => {
    const { files, missing } = applyTexts(language, texts, readProject)
    expect(missing).toEqual([])
    expect(files.size).toBe(5)
    const changedLines = [...files].flatMap(([path, content]) => {
      const before = readProject(path)?.split('\n') ?? []
      const after = content.split('\n')
      expect(after.length).toBe(before.length)
      return after.filter((line, index) => line !== before[index])
    })
    expect(changedLines.length).toBe(5)
  })

  it('are written as their file writes texts', () => {
    const files: Record<string, string> = {
      'storefront/src/locales/de/cart.json': '{ "tab.login": { "a": "x" }, "title": "Korb" }',
      'console/src/messages/de/de.ts':
        "import { b as inner } from './b.ts'\nexport const de: T = { a: inner, c }\nconst c = { d: 'x' } as const",
      'console/src/messages/de/b.ts': "export const a = {}\nexport const b = { 'k-1': { e: 'x' } }",
    }
    const changed = applyTexts(
      'de',
      { 'shop:cart:tab.login.a': 'y"', 'shop:cart:title': 'Wagen', 'console:a.k-1.e': `it's "y"`, 'console:c.d': 'z' },
      (path) => files[path],
    )
    expect(Object.fromEntries(changed.files)).toEqual({
      'storefront/src/locales/de/cart.json': String.raw`{ "tab.login": { "a": "y\"" }, "title": "Wagen" }`,
      'console/src/messages/de/de.ts': files['console/src/messages/de/de.ts']?.replace("'x'", "'z'"),
      'console/src/messages/de/b.ts': files['console/src/messages/de/b.ts']?.replace("'x'", String.raw`'it\'s "y"'`),
    })
  })

  it('are named if no file has them', () => {
    const unknown = { 'shop:none:title': 'x', 'shop:cart:none': 'x', 'console:shell': 'x', 'console:shell.none': 'x' }
    expect(applyTexts('en', unknown, readProject)).toEqual({ files: new Map(), missing: Object.keys(unknown) })
  })
})

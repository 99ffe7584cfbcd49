import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folders.ts'
import { literalTextsIn } from './literal-texts.ts'

/** Texts that are the same in every language, with the reason. */
const names: Readonly<Record<string, string>> = {
  'https://': 'the beginning of an address',
  '(Ctrl+K)': 'names of keys',
  'Ctrl K': 'names of keys',
  '(UTC)': 'the name of a clock',
  HTTP: 'the name of a protocol',
  KiCad: 'the name of a program',
}

const screens = globSync('{storefront,storefront/ui,console}/src/**/*.tsx', { cwd: projectFolder })
  .filter((path) => !/\.(?:spec|fixtures)\.tsx$/.test(path))
  .toSorted()
const found = screens.flatMap((path) =>
  literalTextsIn(path, readFileSync(join(projectFolder, path), 'utf8')).map((text) => ({ path, ...text })),
)

it('screens of shop and console take their words from the texts', () => {
  expect(screens.length).toBeGreaterThan(400)
  const wrong = found.filter(({ text }) => names[text] === undefined)
  expect(wrong.map(({ path, line, place, text }) => `${path}:${line} ${place}: ${text}`)).toEqual([])
})

it('no exception is without a text', () => {
  expect(Object.keys(names).filter((name) => !found.some(({ text }) => text === name))).toEqual([])
})

it('finds texts between tags, in attributes, in choices and in templates', () => {
  const code = `const Screen = () => <p title="Close it" aria-label={open ? 'Open' : t('closed')} className="wide">
    Hello {count} {isLast && 'pieces'} {\`\${count} mm\`} {t('key')} × 3
  </p>`
  expect(literalTextsIn('screen.tsx', code).map(({ place, text }) => `${place}: ${text}`)).toEqual([
    'title: Close it',
    'aria-label: Open',
    'text: Hello',
    'text: pieces',
    'text: mm',
  ])
})

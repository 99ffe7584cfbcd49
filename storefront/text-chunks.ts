import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { Plugin } from 'vite'
import { type TextPart, textFileName, textPartOf } from './src/app/text-parts.ts'

const locales = fileURLToPath(new URL('src/locales/', import.meta.url))
const errorTexts = fileURLToPath(new URL('../services/contracts/src/api/error-texts/', import.meta.url))
const parts: readonly TextPart[] = ['first', 'later']
const bundles = languageCodes.flatMap((language) =>
  parts.map((part) => ({ language, part, id: `\0${textFileName(language, part)}` })),
)

/** The files with one part of a language's texts, by namespace. */
const filesOf = (language: LanguageCode, part: TextPart): readonly (readonly [namespace: string, file: string])[] =>
  [
    ...readdirSync(locales + language).map(
      (file) => [file.replace('.json', ''), `${locales}${language}/${file}`] as const,
    ),
    ['errors', `${errorTexts}${language}.json`] as const,
  ].filter(([namespace]) => textPartOf(namespace) === part)

/**
 * Gives the browser one module for each part of a language's texts. The entry then names twenty files; with the 180 that
 * there are in the sources it would be 2 kB larger.
 */
export const textChunks = (): Plugin => ({
  name: 'text-chunks',
  resolveId: (source) => bundles.find(({ id }) => id === source)?.id,
  load(id) {
    const bundle = bundles.find((one) => one.id === id)
    if (bundle === undefined) return null
    const files = filesOf(bundle.language, bundle.part)
    const imports = files.map(([, file], index) => `import texts${index} from ${JSON.stringify(file)}`)
    const names = files.map(([namespace], index) => `${JSON.stringify(namespace)}: texts${index}`)
    return `${imports.join('\n')}\nexport const texts = { ${names.join(', ')} }`
  },
  transform(_code, id) {
    if (!id.endsWith('/src/app/text-files.ts')) return null
    const loads = bundles.map(
      (one) => `${JSON.stringify(textFileName(one.language, one.part))}: () => import(${JSON.stringify(one.id)})`,
    )
    return {
      code: `import { textFileName } from './text-parts.ts'
const files = { ${loads.join(', ')} }
export const loadTexts = async (language, part) => (await files[textFileName(language, part)]()).texts`,
      map: null,
    }
  },
})

/** The chunk of a module with texts. */
export const textChunkOf = (id: string): string | null => {
  const bundle = bundles.find(
    (one) => one.id === id || filesOf(one.language, one.part).some(([, file]) => file === id.replace(/\?.*/, '')),
  )
  return bundle === undefined ? null : textFileName(bundle.language, bundle.part)
}

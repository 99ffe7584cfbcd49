import { pseudoTexts } from './pseudo-text.ts'

/** What the plugin needs of a plugin of Vite. */
interface TransformPlugin {
  readonly name: string
  readonly enforce: 'pre'
  readonly transform: (code: string, id: string) => { readonly code: string; readonly map: null } | null
}

const textFiles = /\/(?:locales\/en\/[\w-]+|error-texts\/en)\.json$/
const catalogueFile = /\/console\/src\/messages\/en\/en\.ts$/

/**
 * English in the pseudo-language, for a build with `PSEUDO_LANGUAGE=on`: what is in plain English on a screen is no text of
 * the files, and what is cut is too long in other languages. No other build has any of it, and no language is added.
 */
export const pseudoLanguage = (setting: string | undefined): TransformPlugin[] =>
  setting !== 'on'
    ? []
    : [
        {
          name: 'pseudo-language',
          enforce: 'pre',
          transform: (code, id) => {
            if (textFiles.test(id)) return { code: JSON.stringify(pseudoTexts(JSON.parse(code))), map: null }
            if (!catalogueFile.test(id)) return null
            const plain = code.replace('export const en =', 'const plain =')
            const added = `import { pseudoTexts } from '@pinline/ui/pseudo-language/pseudo-text'\nexport const en = pseudoTexts(plain)\n`
            return { code: `${plain}\n${added}`, map: null }
          },
        },
      ]

import { createHash } from 'node:crypto'
import { type LanguageCode, languageCode } from '@pinline/contracts/api/languages'
import { type Response, Router } from 'express'
import type { TextOverrides } from '../app/i18n.ts'
import type { TextBundle } from '../app/text-files.ts'

type Overrides = Partial<Record<LanguageCode, TextOverrides>>

const sendJson = (response: Response, body: unknown, cacheControl: string): void => {
  response.set('Cache-Control', cacheControl).json(body)
}

const versionOf = (texts: TextOverrides): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12).replaceAll('-', '_')

/** The texts that staff changed, and where browsers fetch them. */
export class ScreenTexts {
  #overrides: Overrides = {}
  #versions = new Map<string, string>()
  readonly #fileTexts: (language: LanguageCode) => Promise<TextBundle>

  /** @param fileTexts what the files say in a language */
  constructor(fileTexts: (language: LanguageCode) => Promise<TextBundle>) {
    this.#fileTexts = fileTexts
  }

  set overrides(overrides: Overrides) {
    this.#overrides = overrides
    this.#versions = new Map(Object.entries(overrides).map(([language, texts]) => [language, versionOf(texts)]))
  }

  /** The address of a language's changed texts, another one after each change; undefined without any. */
  pathOf(language: LanguageCode): string | undefined {
    const version = this.#versions.get(language)
    return version === undefined ? undefined : `/texts/changed/${language}-${version}.json`
  }

  /** Serves the changed texts to pages, and those of the files to the editor of the back office. */
  router(): Router {
    const router = Router()
    router.get('/texts/changed/:language-:version.json', (request, response, next) => {
      const language = languageCode.safeParse(request.params.language)
      if (!language.success) return next()
      // A page that was drawn a moment ago gets the newest texts, which nobody else should keep under its address.
      const isNewest = request.params.version === this.#versions.get(language.data)
      sendJson(
        response,
        this.#overrides[language.data] ?? {},
        isNewest ? 'public, max-age=31536000, immutable' : 'no-store',
      )
    })
    router.get('/texts/:language.json', async (request, response, next) => {
      const language = languageCode.safeParse(request.params.language)
      if (!language.success) return next()
      sendJson(response, await this.#fileTexts(language.data), 'public, max-age=300')
    })
    return router
  }
}

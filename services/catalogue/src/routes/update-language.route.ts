import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { updateLanguage } from '@pinline/contracts/catalogue/language/update-language'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { languageStreamId } from '../domain/language/language.ts'
import { languageDecider } from '../domain/language/language-decider.ts'
import { invalidateLanguages, languageRowOf } from '../languages/language-rows.ts'

export const updateLanguageRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, updateLanguage, languageDecider, {
    toCommand: ({ code, revision, name, flag, enabled, orderNum }) => ({
      streamId: languageStreamId(code),
      command: { type: 'update-language', patch: { name, flag, enabled, orderNum } } as const,
      expectedVersion: revision,
    }),
    toOutput: ({ state, version }) => {
      invalidateLanguages(platform)
      return languageRowOf(state, version) ?? rejection('not-found')
    },
  })

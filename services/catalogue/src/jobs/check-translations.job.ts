import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { type ContentLanguage, contentLanguage } from '@pinline/events/catalogue/content-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { translationsStreamId } from '../domain/translations/translations.ts'
import { translationsDecider } from '../domain/translations/translations-decider.ts'
import { knownLanguages } from '../languages/language-rows.ts'
import { overdueTranslations } from '../read-models/content/overdue-translations.query.ts'

const name = 'check-translations'
const sweepEveryMs = 10_000
const dayMs = 86_400_000

/** Makes a language work for staff while published content has waited for it too long. Disabled languages are no work. */
export const checkTranslationsJob = ({ platform }: Pick<CatalogueDeps, 'platform'>) => {
  const overdueAt = async (now: Date): Promise<Readonly<Record<ContentLanguage, number>>> => {
    const before = new Date(now.getTime() - platform.config.CONTENT_TRANSLATION_DAYS * dayMs)
    const counts = await overdueTranslations(platform, before)
    const enabled = new Set((await knownLanguages(platform)).flatMap((row) => (row.enabled ? [row.code] : [])))
    return Object.fromEntries(
      contentLanguage.options.map((language) => [language, enabled.has(language) ? counts[language] : 0]),
    ) as Record<ContentLanguage, number>
  }
  return defineJob({
    name,
    sweepEveryMs,
    due: async (now) => {
      const counts = await overdueAt(now)
      const streams = await loadStreams(
        platform,
        translationsDecider,
        contentLanguage.options.map(translationsStreamId),
      )
      return contentLanguage.options.filter((language) => {
        const isDue = streams.get(translationsStreamId(language))?.state.isDue ?? false
        return isDue !== counts[language] > 0
      })
    },
    run: async (id) => {
      const language = contentLanguage.parse(id)
      const overdue = (await overdueAt(platform.clock.now()))[language]
      await handleCommand(platform, translationsDecider, {
        streamId: translationsStreamId(language),
        command: { type: 'check-translations', language, overdue },
        context: internalCause(platform, name),
      })
    },
  })
}

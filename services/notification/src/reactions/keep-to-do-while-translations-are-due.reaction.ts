import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { languages } from '@pinline/contracts/api/languages'
import { businessDaysAfter } from '@pinline/events/business-days'
import { type TranslationsEvent, translationsEvent } from '@pinline/events/catalogue/translations-event'
import { type TranslationToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const translationDays = 5

const commandOf = (
  { type, data: { language } }: TranslationsEvent,
  toDoId: string,
  at: string,
): TranslationToDoCommand =>
  type === 'translations-caught-up'
    ? { type: 'close-translation-to-do', closedBy: type, closedAt: at }
    : {
        ...{ type: 'open-translation-to-do', toDoId, recordId: language },
        name: languages.find(({ code }) => code === language)?.name ?? language,
        ...{ openedAt: at, dueAt: businessDaysAfter(at, translationDays) },
      }

/** Translations are work from the moment published content has waited too long for them. One to-do a language. */
export const keepToDoWhileTranslationsAreDue = (platform: Platform): AnyReaction =>
  defineReaction<TranslationsEvent>({
    name: 'keep-to-do-while-translations-are-due',
    subscribesTo: {
      service: 'catalogue',
      types: translationsEvent.options.map((option) => option.shape.type.value),
      eventSchema: translationsEvent,
    },
    react: async ({ event, recordedAt }, context) => {
      const toDoId = `translate-${event.data.language}`
      const command = commandOf(event, toDoId, recordedAt)
      await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })

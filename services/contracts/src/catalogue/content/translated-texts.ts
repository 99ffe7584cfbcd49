import { contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'

export const translationFormat = z.enum(['xliff', 'csv'])
export type TranslationFormat = z.infer<typeof translationFormat>

/** A file has at most so many items, and fewer bytes. */
export const maxTranslatedItems = 500
export const translationFileBelowBytes = 10 * 1024 * 1024

/** Why an item of a file is not imported. */
export const importProblem = z.enum([
  'not-found',
  'archived',
  'repeated',
  'source-missing',
  /** Since the export: the file has to be exported again. */
  'source-changed',
  'target-changed',
  /** Somebody wrote at the same moment: the same file can be imported again. */
  'conflict',
  'passage-unknown',
  'code-lost',
  'code-unknown',
  'incomplete',
  'too-long',
  'body-too-large',
  'too-large',
  'not-allowed',
])
export type ImportProblem = z.infer<typeof importProblem>

export const translatedText = z.object({
  id: contentId,
  kind: contentKind.nullable(),
  title: z.string(),
  /** `untranslated`: the file has no text in the target language. */
  outcome: z.enum(['changed', 'unchanged', 'untranslated', 'refused']),
  problem: importProblem.nullable(),
  /** The passages of the problem, as in the file; at most twenty. */
  passages: z.array(z.string()),
  changedCount: z.int(),
  /** The first of the changed passages. Long texts are cut. */
  changes: z.array(z.object({ passage: z.string(), before: z.string(), after: z.string() })),
})
export type TranslatedText = z.infer<typeof translatedText>

/** What a file does, or did, to each of its items. */
export const translatedTexts = z.object({
  format: translationFormat,
  source: contentLanguage,
  target: contentLanguage,
  list: z.array(translatedText),
})
export type TranslatedTexts = z.infer<typeof translatedTexts>

export const translationFile = z.object({
  /** The language that the file is expected to be in; any if it is left out. */
  language: contentLanguage.optional(),
})

import type { refusalWriter } from './refusals.ts'
import type { Schemas } from './schema.ts'

/** What a reader sees of an operation first. */
export interface OperationTexts {
  readonly title: string
  /** Markdown. */
  readonly description: string
  readonly tag: string
}

/** What the operations of one document have in common. */
export interface DocumentParts {
  readonly schemas: Schemas
  readonly refusals: ReturnType<typeof refusalWriter>
  readonly textsOf: (name: string) => OperationTexts
}

/** Limits of a multipart call. Sizes are bytes, and a file must be smaller. */
export interface UploadRule {
  readonly maxFiles: number
  /** For every file, unless `belowByModule` applies because of a preceding field `module`. */
  readonly belowBytes: number
  readonly belowByModule?: Readonly<Record<string, number>>
  /** A request without a file is accepted too. */
  readonly isOptional?: true
}

/** What a multipart call takes. Sizes are bytes, and a file must stay below them. */
export interface UploadRule {
  readonly maxFiles: number
  /** For every file, unless `belowByModule` has said otherwise by a field `module` before it. */
  readonly belowBytes: number
  readonly belowByModule?: Readonly<Record<string, number>>
}

import type { UploadKind } from '@pinline/contracts/catalogue/file/upload-rules'

/** Text key of each kind, at `resources.files.kind.*`. */
export const kindLabels = {
  10: 'pictures',
  20: 'sound',
  30: 'film',
} as const satisfies Record<UploadKind, string>

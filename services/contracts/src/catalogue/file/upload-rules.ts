import { z } from 'zod'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** The purpose of a file. */
export const uploadModule = z.enum([
  'avatar',
  'contact',
  'feedback',
  'after-sales',
  'test-report',
  'editor',
  'admin',
  'document',
  'import',
])
export type UploadModule = z.infer<typeof uploadModule>

/** Kinds of the files of the back office: 10 pictures, 20 sound or film, 30 film. */
export const uploadKinds = [10, 20, 30] as const
export type UploadKind = (typeof uploadKinds)[number]
/** May be text, since form fields are. */
export const uploadKind = z.coerce
  .number<number | string>()
  .pipe(z.union([z.literal(10), z.literal(20), z.literal(30)]))

/** Accepted media types, with their extensions; the first is used for stored names. */
export const extensions = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'audio/m4a': ['m4a'],
  'audio/mpeg': ['mp3', 'mpga'],
  'text/csv': ['csv', 'tsv', 'txt'],
  'application/json': ['json', 'jsonl', 'ndjson'],
  'application/gzip': ['gz'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<string, readonly string[]>

export const mediaType = z.enum([
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'video/mp4',
  'audio/m4a',
  'audio/mpeg',
  'text/csv',
  'application/json',
  'application/gzip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])
export type MediaType = z.infer<typeof mediaType>

export interface FileRule {
  readonly types: readonly MediaType[]
  /** Size limit in bytes. */
  readonly belowBytes: number
  /** Per form. */
  readonly maxFiles: number
}

const pictures = ['image/jpeg', 'image/gif', 'image/png'] as const
const enclosures: FileRule = { types: [...pictures, 'application/pdf'], belowBytes: 10 * mebibyte, maxFiles: 5 }

export const fileRules: Readonly<Record<UploadModule, FileRule>> = {
  avatar: { types: ['image/jpeg', 'image/png'], belowBytes: 5 * mebibyte, maxFiles: 1 },
  contact: enclosures,
  feedback: enclosures,
  'after-sales': enclosures,
  'test-report': { ...enclosures, maxFiles: 1 },
  editor: { types: pictures, belowBytes: 5 * mebibyte, maxFiles: 1 },
  admin: {
    types: [...pictures, 'video/mp4', 'audio/m4a', 'audio/mpeg', 'application/pdf'],
    belowBytes: 200 * mebibyte,
    maxFiles: 1,
  },
  document: { types: ['application/pdf'], belowBytes: 20 * mebibyte, maxFiles: 1 },
  import: {
    types: [
      'text/csv',
      'application/json',
      'application/gzip',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    belowBytes: 200 * mebibyte,
    maxFiles: 1,
  },
}

export const typesOfKind: Readonly<Record<UploadKind, readonly MediaType[]>> = {
  10: pictures,
  20: ['video/mp4', 'audio/m4a', 'audio/mpeg'],
  30: ['video/mp4'],
}

/** The limits of a module's files; a kind restricts them further. */
export const fileRuleOf = (module: UploadModule, kind?: UploadKind): FileRule => {
  const rule = fileRules[module]
  return kind === undefined ? rule : { ...rule, types: rule.types.filter((type) => typesOfKind[kind].includes(type)) }
}

/** The first kind that a type belongs to; a document has none. */
export const kindOf = (type: MediaType): UploadKind | null =>
  uploadKinds.find((kind) => typesOfKind[kind].includes(type)) ?? null

/** The type of a name's extension, null without an extension, undefined for an unknown one. */
export const typeOfName = (name: string): MediaType | null | undefined => {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  if (extension === undefined) return null
  return mediaType.options.find((type) => extensions[type].some((one) => one === extension))
}

const maxNameLength = 120

/** A display name with the extension of the content, whatever it had. */
export const displayNameOf = (name: string, type: MediaType): string => {
  const [extension] = extensions[type]
  const stem = typeOfName(name) ? name.replace(/\.[^.]*$/, '') : name
  return `${(stem.trim() || 'file').slice(0, maxNameLength - extension.length - 1)}.${extension}`
}

/** Other names that browsers use for the same type. */
const otherWords: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'audio/x-m4a': 'audio/m4a',
  'audio/mp4': 'audio/m4a',
  'audio/mp3': 'audio/mpeg',
  'video/x-m4v': 'video/mp4',
  'application/vnd.ms-excel': 'text/csv',
  'text/plain': 'text/csv',
  'text/tab-separated-values': 'text/csv',
  'application/x-ndjson': 'application/json',
  'application/x-gzip': 'application/gzip',
}

/** Why a file would be rejected before it is sent; undefined if the server must check it. */
export const uploadErrorOf = (
  rule: FileRule,
  file: { readonly name: string; readonly type: string; readonly size: number },
): 'upload-type-wrong' | 'file-too-large' | undefined => {
  const said = otherWords[file.type] ?? mediaType.safeParse(file.type).data
  const named = typeOfName(file.name)
  if (named === undefined || (named !== null && !rule.types.includes(named))) return 'upload-type-wrong'
  if (said === undefined ? file.type !== '' || named === null : !rule.types.includes(said)) return 'upload-type-wrong'
  return file.size >= rule.belowBytes ? 'file-too-large' : undefined
}

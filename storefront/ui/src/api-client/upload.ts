import type { Call } from '@pinline/contracts/api/call'
import { extensions, type FileRule, uploadErrorOf } from '@pinline/contracts/catalogue/file/upload-rules'
import type { z } from 'zod'
import type { CallOptions } from './call-options.ts'
import type { ApiClient } from './create-api-client.ts'
import type { Outcome } from './outcome.ts'

/** Why a file was not sent. */
export type FileError =
  | { readonly code: 'upload-type-wrong'; readonly types: string }
  | { readonly code: 'file-too-large'; readonly belowBytes: number }

/** File types of a rule for people, e.g. `jpg, png`. */
export const typesText = (rule: FileRule): string => rule.types.map((type) => extensions[type][0]).join(', ')

/** The attribute `accept` of a file input. */
export const acceptOf = (rule: FileRule): string =>
  rule.types.flatMap((type) => [type, ...extensions[type].map((extension) => `.${extension}`)]).join(',')

/** What is wrong with a chosen file; undefined where only the server can decide. */
export const fileErrorOf = (rule: FileRule, file: File): FileError | undefined => {
  const code = uploadErrorOf(rule, file)
  if (code === undefined) return undefined
  return code === 'file-too-large' ? { code, belowBytes: rule.belowBytes } : { code, types: typesText(rule) }
}

/** Fields and file of an upload. The fields go first: the server needs them to know the size limit of the file. */
export const formOf = (fields: Readonly<Record<string, unknown>>, file: Blob, name: string): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(field, String(value))
  form.append('file', file, name)
  return form
}

/**
 * Uploads one file by a call of the contract. A file of a wrong type or size is not sent; its error is returned.
 * @param rule the module's rule, from `fileRuleOf`
 */
export const upload = async <Input extends z.ZodType, Output extends z.ZodType>(
  api: Pick<ApiClient, 'call'>,
  call: Call<Input, Output>,
  fields: z.input<Input>,
  file: File,
  {
    rule,
    ...options
  }: Pick<CallOptions, 'signal' | 'onProgress' | 'silent' | 'idempotencyKey'> & { readonly rule: FileRule },
): Promise<Outcome<z.output<Output>> | { readonly kind: 'not-sent'; readonly fieldError: FileError }> => {
  const fieldError = fileErrorOf(rule, file)
  if (fieldError !== undefined) return { kind: 'not-sent', fieldError }
  return await api.call(call, fields, {
    ...options,
    form: formOf(typeof fields === 'object' && fields !== null ? { ...fields } : {}, file, file.name),
  })
}

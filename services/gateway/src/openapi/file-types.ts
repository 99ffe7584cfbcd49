import type { AnyCall } from '@pinline/contracts/api/call'
import { isJson, type Json } from './schema.ts'

const typeOfFormat: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xliff: 'application/xliff+xml',
}

/** Types of files that do not follow from a `format` of the request. Uploads are sent as what they are. */
const typesOfFile: Readonly<Record<string, readonly string[]>> = {
  'get-document': ['*/*'],
  'get-file': ['*/*'],
  'get-file-by-staff': ['*/*'],
  'get-content-file': ['*/*'],
  'get-form-file': ['*/*'],
  'get-form-file-by-staff': ['*/*'],
  'get-content-picture': ['image/webp'],
  'get-order-document': ['application/pdf'],
  'get-import-errors-file': ['text/csv'],
  'get-import-template': ['text/csv'],
}

/** Media types of the file that a call returns. Throws if none is known, which is a bug. */
export const fileTypesOf = ({ name }: Pick<AnyCall, 'name'>, input: Json): readonly string[] => {
  const { format } = isJson(input.properties) ? input.properties : {}
  const formats = isJson(format) && Array.isArray(format.enum) ? format.enum.map(String) : []
  const types = typesOfFile[name] ?? formats.flatMap((one) => typeOfFormat[one] ?? [])
  if (types.length === 0) throw new Error(`the media type of what ${name} returns is unknown`)
  return types
}

import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** A file of any form, as an attachment. */
export const getFormFileByStaff = call({
  name: 'get-form-file-by-staff',
  path: '/private/forms/file',
  effect: 'get',
  access: staff('forms.read'),
  input: z.object({ id: cleanedText(60) }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})

/** Path where staff can download a file of a form. */
export const formFileUrlForStaff = (id: string): string => `/api/v1${getFormFileByStaff.path}?id=${id}`

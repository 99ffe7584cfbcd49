import { formNo } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { formFields, formFileRule } from './form-fields.ts'
import { formStatus } from './form-row.ts'

/**
 * Sends a form with up to five files; visitors may, too. Without files the fields may be JSON. A visitor's browser gets
 * an opaque token as a cookie, by which it finds its forms again. A browser that posts a plain form of a page is sent back
 * to the page.
 */
export const submitForm = call({
  name: 'submit-form',
  path: '/contact/submit',
  effect: 'command',
  access: open,
  weight: 8,
  input: formFields,
  output: z.object({ formNo, status: formStatus }),
  errors: [
    'upload-type-wrong',
    'file-too-large',
    'file-infected',
    'too-many-files',
    'quota-reached',
    'version-conflict',
  ],
  storeReply: false,
  limit: { requests: 10, perSeconds: 600 },
  upload: { maxFiles: formFileRule.maxFiles, belowBytes: formFileRule.belowBytes, isOptional: true },
  repliesToPages: true,
})

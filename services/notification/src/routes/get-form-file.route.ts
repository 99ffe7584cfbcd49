import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getFormFile } from '@pinline/contracts/notification/form/get-form-file'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsProjection } from '../read-models/forms/forms.projection.ts'
import { isOwnForm } from '../read-models/forms/my-forms.query.ts'
import { formSenderOf } from './form-sender.ts'

/** A file of somebody else's form returns the same error as a missing one. */
export const getFormFileRoute = ({ platform, formFiles }: NotificationDeps) =>
  route(
    getFormFile,
    async ({ id }, context) => {
      const [sender, file] = [formSenderOf(context), await formFiles.find(id)]
      if (sender === undefined || file === undefined) return rejection('file-not-found')
      if (!(await isOwnForm(platform, file.formNo, sender))) return rejection('file-not-found')
      const bytes = await formFiles.bytes(file)
      return bytes === undefined
        ? rejection('file-not-found')
        : binaryResult({ ...bytes, mediaType: file.type, name: file.name })
    },
    { waitsFor: [formsProjection] },
  )

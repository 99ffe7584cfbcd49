import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getFormFileByStaff } from '@pinline/contracts/notification/form/get-form-file-by-staff'
import type { NotificationDeps } from '../notification-deps.ts'

export const getFormFileByStaffRoute = ({ formFiles }: NotificationDeps) =>
  route(getFormFileByStaff, async ({ id }) => {
    const file = await formFiles.find(id)
    const bytes = file === undefined ? undefined : await formFiles.bytes(file)
    return file === undefined || bytes === undefined
      ? rejection('file-not-found')
      : binaryResult({ ...bytes, mediaType: file.type, name: file.name })
  })

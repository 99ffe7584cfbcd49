import { route } from '@pinline/chassis/http/route'
import { uploadStaffAvatar } from '@pinline/contracts/catalogue/file/upload-staff-avatar'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { storeFile } from './store-file.ts'

export const uploadStaffAvatarRoute = (deps: CatalogueDeps) =>
  route(uploadStaffAvatar, (fields, context) => storeFile(deps, fields, context))

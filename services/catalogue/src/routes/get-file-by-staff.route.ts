import { route } from '@pinline/chassis/http/route'
import { getFileByStaff } from '@pinline/contracts/catalogue/file/get-file-by-staff'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { downloadFile } from './download-file.ts'

export const getFileByStaffRoute = ({ files }: CatalogueDeps) =>
  route(getFileByStaff, async ({ id }) => downloadFile(files, await files.find(id)))

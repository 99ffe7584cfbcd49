import type { FormFile } from '@pinline/contracts/notification/form/form-row'
import { getFormFileByStaff } from '@pinline/contracts/notification/form/get-form-file-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from '../files/file-size.ts'

const SentFile = ({ file }: { file: FormFile }) => {
  const api = useApi()
  const format = useFormat()
  const load = useMemo(
    () => (id: string, signal: AbortSignal) => api.download(getFormFileByStaff, { id }, { signal, silent: true }),
    [api],
  )
  const address = usePrivateImage(file.id, load)
  const size = fileSize(file.size, (value) => format.number(value))
  return (
    <li>
      {address !== undefined && file.type.startsWith('image/') && <img src={address} alt="" />}
      {address === undefined ? (
        file.name
      ) : (
        <a href={address} download={file.name}>
          {file.name}
        </a>
      )}{' '}
      <span className="sub figure">{size}</span>
    </li>
  )
}

/** What was sent with a form. */
export const FormFiles = ({ files }: { files: readonly FormFile[] }) => {
  const text = useText()
  return files.length === 0 ? null : (
    <ul className="form-files" aria-label={text('resources.forms.fields.files')}>
      {files.map((file) => (
        <SentFile key={file.id} file={file} />
      ))}
    </ul>
  )
}

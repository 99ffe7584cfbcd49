import type { FormFile } from '@pinline/contracts/notification/form/form-row'
import { getFormFileByStaff } from '@pinline/contracts/notification/form/get-form-file-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { usePrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from '../files/file-size.ts'
import { useDownload } from '../files/use-download.ts'

const SentPicture = ({ file }: { file: FormFile }) => {
  const api = useApi()
  const load = useMemo(
    () => (id: string, signal: AbortSignal) => api.download(getFormFileByStaff, { id }, { signal, silent: true }),
    [api],
  )
  const address = usePrivateImage(file.id, load)
  return address === undefined ? null : <img src={address} alt="" />
}

/** What was sent with a form: pictures are shown, files are fetched when somebody wants them. */
export const FormFiles = ({ files }: { files: readonly FormFile[] }) => {
  const text = useText()
  const format = useFormat()
  const { download, fetching } = useDownload(getFormFileByStaff)
  return files.length === 0 ? null : (
    <ul className="form-files" aria-label={text('resources.forms.fields.files')}>
      {files.map((file) => (
        <li key={file.id}>
          {file.type.startsWith('image/') && <SentPicture file={file} />}
          <button
            type="button"
            className="button button-quiet button-small"
            aria-busy={fetching === file.id}
            onClick={() => void download(file)}
          >
            {file.name}
          </button>{' '}
          <span className="sub figure">{fileSize(file.size, (value) => format.number(value))}</span>
        </li>
      ))}
    </ul>
  )
}

import type { FileRule } from '@pinline/contracts/catalogue/file/upload-rules'
import { type FileError, fileErrorOf } from '@pinline/ui/api-client/upload'
import { useRef, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from './file-size.ts'

/** Why a file cannot be uploaded, in the person's language. */
export const useFileErrorText = (): ((fieldError: FileError) => string) => {
  const text = useText()
  const format = useFormat()
  return (fieldError) =>
    fieldError.code === 'upload-type-wrong'
      ? text('resources.files.upload.wrong_type', { types: fieldError.types })
      : text('resources.files.upload.too_large', { size: fileSize(fieldError.belowBytes, format.measure) })
}

/** The chosen file, and its violation of the rule, if any. */
export const useChosenFile = (rule: FileRule) => {
  const text = useText()
  const fieldErrorText = useFileErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [submitted, setSubmitted] = useState(false)
  const fileError = file === undefined ? undefined : fileErrorOf(rule, file)
  const missing = submitted && file === undefined ? text('resources.files.upload.required') : undefined
  return {
    input,
    rule,
    file,
    fieldError: fileError === undefined ? missing : fieldErrorText(fileError),
    choose: setFile,
    /** The file if it is valid; otherwise focuses its field. */
    fileToSend: (): File | undefined => {
      setSubmitted(true)
      if (file !== undefined && fileError === undefined) return file
      input.current?.focus()
      return undefined
    },
  }
}

import type { FileRule } from '@pinline/contracts/catalogue/file/upload-rules'
import { type FileFault, faultOf } from '@pinline/ui/api-client/upload'
import { useRef, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from './file-size.ts'

/** Why a file is not sent, in the person's language. */
export const useFileFaultText = (): ((fault: FileFault) => string) => {
  const text = useText()
  const format = useFormat()
  return (fault) =>
    fault.code === 'upload-type-wrong'
      ? text('resources.files.upload.wrong_type', { types: fault.types })
      : text('resources.files.upload.too_large', { size: fileSize(fault.belowBytes, format.measure) })
}

/** The file that a person has chosen, and what is wrong with it by a rule. */
export const useChosenFile = (rule: FileRule) => {
  const text = useText()
  const faultText = useFileFaultText()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [asked, setAsked] = useState(false)
  const wrong = file === undefined ? undefined : faultOf(rule, file)
  const missing = asked && file === undefined ? text('resources.files.upload.required') : undefined
  return {
    input,
    rule,
    file,
    fault: wrong === undefined ? missing : faultText(wrong),
    choose: setFile,
    /** The file, where it may be sent; else the focus goes to its field. */
    take: (): File | undefined => {
      setAsked(true)
      if (file !== undefined && wrong === undefined) return file
      input.current?.focus()
      return undefined
    },
  }
}

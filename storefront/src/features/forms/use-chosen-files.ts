import { formFileRule } from '@pinline/contracts/notification/form/form-fields'
import { fileErrorOf, typesText } from '@pinline/ui/api-client/upload'
import { useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** The files chosen for a form, which are sent with it, and what is wrong with the last choice. */
export const useChosenFiles = () => {
  const { t } = useTranslation('forms')
  const [files, setFiles] = useState<readonly File[]>([])
  const [fieldError, setFieldError] = useState<string>()
  const { maxFiles } = formFileRule

  const add = (chosen: readonly File[]) => {
    const wrong = chosen.flatMap((file) => {
      const error = fileErrorOf(formFileRule, file)
      if (error === undefined) return []
      return error.code === 'upload-type-wrong'
        ? t('files.wrongType', { types: typesText(formFileRule) })
        : t('files.tooLarge', { name: file.name })
    })
    const right = chosen.filter((file) => fileErrorOf(formFileRule, file) === undefined)
    const isTooMany = files.length + right.length > maxFiles
    setFieldError(isTooMany ? t('files.tooMany', { count: maxFiles }) : wrong[0])
    setFiles((now) => [...now, ...right].slice(0, maxFiles))
  }

  return {
    files,
    fieldError,
    setFieldError,
    add,
    drop: (file: File) => setFiles((now) => now.filter((one) => one !== file)),
  }
}

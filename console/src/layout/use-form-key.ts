import { useEffect, useState } from 'react'

/**
 * The key of a form over a record that other people may change too. While something is typed the form stays: neither a
 * refetch nor the loading of the latest version takes the input away. Untouched, the form follows the newest version.
 */
export const useFormKey = (version: number | string | undefined) => {
  const [isChanged, setChanged] = useState(false)
  const [shown, setShown] = useState({ version, round: 0 })
  if (!isChanged && shown.version !== version) setShown({ ...shown, version })
  return {
    formKey: `${shown.version} ${shown.round}`,
    isChanged,
    onChanged: setChanged,
    /** After a command of the page itself, once the record is read anew. */
    beginAnew: () => {
      setChanged(false)
      setShown((before) => ({ ...before, round: before.round + 1 }))
    },
  }
}

/** Lets the page of a form know whether the form has unsaved edits. */
export const useReportChanged = (isChanged: boolean, onChanged: (isChanged: boolean) => void): void => {
  useEffect(() => {
    onChanged(isChanged)
    return () => onChanged(false)
  }, [isChanged, onChanged])
}

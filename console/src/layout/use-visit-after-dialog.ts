import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Opens a page once the dialog that leads to it is gone. Prevents the failure "what was just saved is asked about as unsaved edits":
 * the guard knows the dialog's form until it is unmounted.
 */
export const useVisitAfterDialog = (close: () => void): ((path: string) => void) => {
  const navigate = useNavigate()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (path !== undefined) void navigate(path)
  }, [path, navigate])
  return (next) => {
    close()
    setPath(next)
  }
}

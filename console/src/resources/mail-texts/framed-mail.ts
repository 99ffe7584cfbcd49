/**
 * The mail as the document of a sandboxed frame. Its sandbox runs no script; this policy loads nothing either, and a link
 * that is pressed would need a window, which the sandbox does not open.
 */
export const framedMail = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><base target="_blank">`,
  )

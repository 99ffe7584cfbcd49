/** The job that addresses a notice to the buyers of its parts. */
export const mailChangeNoticeName = 'mail-change-notice'

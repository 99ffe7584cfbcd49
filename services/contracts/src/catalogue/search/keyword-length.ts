/** Characters of a keyword: some sentences of a mail, and not the whole mail. */
export const maxKeywordLength = 400

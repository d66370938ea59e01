/**
 * Text as it was meant. People paste more than they see: marks for the direction of text from a contact card, zero-width spaces from a
 * web page, vertical tabs from Word. Every field goes through here, in the browser and in the Worker, and so does what it's compared with.
 */

/**
 * One line: no control or format characters, ordinary letters and digits for full-width, Arabic and Persian ones, and single spaces. Joiners
 * stay where they do something: behind an emoji, or a letter of Arabic, Hindi and their like.
 */
export function cleanLine(text: string): string {
  return text
    .replace(
      /(?![\t-\r]|(?<=(?=[\p{L}\p{M}])[\u0600-\u1CFF]|\uFE0F|\p{Emoji_Modifier}|\p{Extended_Pictographic})[\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}

/** Any number of lines with `\n` between them. Joiners stay, because Persian, Hindi and emoji need them; other format characters go. */
export function cleanParagraph(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

/** Whether there is anything to see. Some letters and symbols are blank. */
export function isVisible(text: string): boolean {
  return !/^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text);
}

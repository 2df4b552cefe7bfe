const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|dash|MSNV|f4v )$/
const FTYP = 'ftyp'
const EBML = '1a45dfa3'
/** The header of a WebM names its kind near the beginning. */
const HEADER = 64

/** What the content says, whatever the file is called: pictures, sound and QuickTime share the container of MP4. */
export function videoKindOf(bytes: Uint8Array): 'mp4' | 'webm' | undefined {
  const start = Buffer.from(bytes.subarray(0, HEADER))
  const isMp4 = start.toString('latin1', 4, 8) === FTYP && MP4_BRANDS.test(start.toString('latin1', 8, 12))
  if (isMp4) return 'mp4'
  return start.toString('hex', 0, 4) === EBML && start.includes('webm') ? 'webm' : undefined
}

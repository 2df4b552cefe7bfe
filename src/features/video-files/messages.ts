import { msg, noun } from '#shared/words/message.ts'

export const one = noun('video', { gender: 'n', 1: 'video', 2: 'videa', 4: 'video' })
export const notVideo = msg(
  'The file is neither an MP4 nor a WebM video. Export it as MP4 (H.264) and send it again.',
  'Soubor není video MP4 ani WebM. Uložte ho jako MP4 (H.264) a nahrajte znovu.',
)
export const notCaptions = msg(
  'Captions are a WebVTT file: its first line is WEBVTT.',
  'Titulky mají být soubor WebVTT: na prvním řádku je WEBVTT.',
)
export const used = msg(
  'The video is shown by “{title}”. Remove it there first.',
  'Video ukazuje „{title}“. Nejdřív ho odeberte tam.',
)
export const usedByChange = msg(
  'A waiting change shows the video. Publish or discard it first.',
  'Video ukazuje čekající změna. Nejdřív ji zveřejněte, nebo zahoďte.',
)
export const upload = msg('Upload a video…', 'Nahrát video…')
export const uploadHint = msg(
  'MP4 or WebM, up to 30 MB; choose its captions (.vtt) together with it.',
  'MP4 nebo WebM, nejvýš 30 MB; titulky (.vtt) vyberte zároveň s ním.',
)
export const uploading = msg('Uploading the video', 'Nahrávání videa')
export const tooLarge = msg(
  'The video is larger than 30 MB. Export it in a smaller size, or put it on YouTube or Vimeo.',
  'Video má přes 30 MB. Uložte ho menší, nebo ho dejte na YouTube či Vimeo.',
)
export const oneVideo = msg(
  'Choose one video, and its captions if it has some.',
  'Vyberte jedno video a případně jeho titulky.',
)
export const stop = msg('Cancel the upload', 'Zrušit nahrávání')
export const inList = msg('“{name}” is among the uploaded videos.', 'Video „{name}“ je mezi nahranými.')
export const videos = msg('Videos', 'Videa')
export const uploadedAs = msg('Uploaded videos…', 'Nahraná videa…')
export const uploaded = msg('Uploaded videos', 'Nahraná videa')
export const none = msg(
  'None yet. Videos are uploaded in the form of a video block.',
  'Zatím žádné. Videa se nahrávají ve formuláři bloku Video.',
)
export const unread = msg('The videos could not be read', 'Videa se nepodařilo načíst')
export const about = msg('{size} · {name}, {moment}', '{size} · {name}, {moment}')
export const captions = msg('Captions', 'Titulky')
export const choose = msg('Use', 'Použít')
export const chooseOf = msg('Use {name}', 'Použít: {name}')
export const remove = msg('Delete', 'Smazat')
export const removeOf = msg('Delete {name}', 'Smazat: {name}')
export const removeTitle = msg('Delete “{name}”?', 'Smazat „{name}“?')
export const removeMeans = msg(
  'The file is gone for good. A video that something shows cannot be deleted.',
  'Soubor zmizí natrvalo. Video, které se někde ukazuje, smazat nejde.',
)

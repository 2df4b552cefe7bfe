import type { BlockKind } from '#blocks/kinds.ts'
import { block, p, page, rt } from '#posts/content/build.ts'
import type { BlockData } from '#posts/shortcodes.ts'
import { entriesOf } from '#shared/objects.ts'

interface BlockIds {
  casino: string
  bookmaker: string
  writer: string
  media: string
  post: string
  gameType: string
  paymentMethod: string
  softwareProvider: string
}

type Examples = { [Kind in BlockKind]: Omit<BlockData<Kind>, 'uniqId'> }

/** A block of every kind with every field set to something else than its default. */
export function fullBlocks(ids: BlockIds): Examples {
  const common = { label: 'Jen pro redakci', heading: 'Nadpis bloku', headingId: 'nadpis', level: 3 as const }
  const img = { mediaId: ids.media, alt: 'Herna v noci' }
  const rating = {
    limit: 7,
    layout: 'table' as const,
    show: ['licence' as const, 'bonus' as const],
    reason: 'Podle rychlosti podpory.',
  }
  const moved = (id: string) => [{ id, place: 2, reason: 'Změřili jsme nové výplaty.' }]
  return {
    prosConsPosts: {
      ...common,
      source: 'casino',
      casinoId: ids.casino,
      pros: ['Rychlé výplaty'],
      cons: ['Malá podpora'],
    },
    casinosRating: {
      ...common,
      ...rating,
      mode: 'manual',
      sort: 'title',
      casinoIds: [ids.casino],
      filter: {
        paymentMethod: ids.paymentMethod,
        gameType: ids.gameType,
        softwareProvider: ids.softwareProvider,
        minRating: 7.5,
      },
      override: { [ids.casino]: { ribbon: 'Tip redakce', bonus: 'Bonus jen tady' } },
      moved: moved(ids.casino),
    },
    bookmakersRating: {
      ...common,
      ...rating,
      mode: 'manual',
      sort: 'minimumDeposit',
      bookmakerIds: [ids.bookmaker],
      filter: { paymentMethod: ids.paymentMethod, minRating: 6 },
      override: { [ids.bookmaker]: { ribbon: 'Novinka', bonus: 'Sázka zdarma' } },
      moved: moved(ids.bookmaker),
    },
    sliders: {
      ...common,
      slides: [
        { img, title: 'První', text: 'Popis', link: { type: 'casino', id: ids.casino } },
        { img, title: 'Druhý', text: 'Další', link: { type: 'bookmaker', id: ids.bookmaker } },
      ],
      perView: 3,
      autoplay: true,
    },
    dataTables: {
      ...common,
      caption: 'Jak dlouho trvá výplata',
      columns: [
        { label: 'Banka', type: 'text', align: 'center' },
        { label: 'Hodin', type: 'number', align: 'left' },
      ],
      rows: [[rt('**Karta**'), rt('24')]],
      headerRow: false,
      headerColumn: false,
      sortable: true,
    },
    gridCardsWithButton: {
      ...common,
      columns: 4,
      cards: [
        { img, title: 'Karta', text: rt('Text'), button: { label: 'Číst', link: { type: 'post', id: ids.post } } },
      ],
    },
    gridCards: {
      ...common,
      columns: 2,
      cards: [{ img, title: 'Karta', text: rt('Text'), link: { type: 'url', href: 'https://example.cz/' } }],
    },
    listsCards: { ...common, style: 'number', cards: [{ title: 'Postup', icon: 'shield', items: [rt('Krok')] }] },
    imgTextBlocks: {
      ...common,
      items: [
        {
          img,
          side: 'right',
          title: 'Vedle obrázku',
          text: rt('Dlouhý text'),
          button: { label: 'Hrát', link: { type: 'casino', id: ids.casino } },
        },
      ],
      alternate: true,
    },
    imgBlocks: {
      ...common,
      images: [{ img, caption: 'Popisek', link: { type: 'url', href: '/go/modry-lev' } }],
      layout: 'grid',
      lightbox: true,
    },
    videos: { ...common, url: 'https://vimeo.com/76979871', title: 'Jak jsme vybírali', still: img },
    biographyWriters: {
      ...common,
      writerId: ids.writer,
      text: 'Píše o výplatách.',
      showAvatar: false,
      showPosition: false,
      showLink: false,
    },
    quoteWriters: {
      ...common,
      quote: 'Hrajte s rozvahou.',
      writerId: ids.writer,
      person: { name: 'Jan Novák', position: 'ekonom' },
      sourceUrl: 'https://noviny.example/rozhovor',
    },
    marginNotes: { ...common, title: 'Medián', figure: '26 h', text: 'Z deseti kasin.' },
    keptSource: { ...common, kind: 'Formulář', source: '[contact-form-7 id="88"]' },
  }
}

/** A page with one block of each kind, with the ids blok-1 to blok-15, in the order of the kinds. */
export function pageOfBlocks(ids: BlockIds) {
  const examples = entriesOf(fullBlocks(ids))
  const own = (index: number) => ({ headingId: `nadpis-${index + 1}` })
  return page(
    p('Úvod.'),
    ...examples.map(([kind, data], index) => block(kind, `blok-${index + 1}`, { ...data, ...own(index) })),
  )
}

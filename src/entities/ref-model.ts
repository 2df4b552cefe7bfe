/** What a post may refer to. */
export type RefModel =
  | 'Casino'
  | 'Bookmaker'
  | 'Writer'
  | 'Media'
  | 'Post'
  | 'GameType'
  | 'PaymentMethod'
  | 'SoftwareProvider'

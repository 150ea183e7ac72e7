import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import BrushOutlined from '@mui/icons-material/BrushOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import CodeRounded from '@mui/icons-material/CodeRounded';
import ContrastRounded from '@mui/icons-material/ContrastRounded';
import CreditScoreRounded from '@mui/icons-material/CreditScoreRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DensityMediumRounded from '@mui/icons-material/DensityMediumRounded';
import DensitySmallRounded from '@mui/icons-material/DensitySmallRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GavelRounded from '@mui/icons-material/GavelRounded';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import LinkRounded from '@mui/icons-material/LinkRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlayCircleOutlineRounded from '@mui/icons-material/PlayCircleOutlineRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded';

/** The product's icons by meaning; manifests use these names for menu icons. */
export const ICONS = {
  projects: FolderOutlined,
  work: WorkOutlineRounded,
  mail: MailOutlineRounded,
  wallet: AccountBalanceWalletOutlined,
  verified: VerifiedOutlined,
  person: PersonOutlineRounded,
  people: GroupOutlined,
  help: HelpOutlineRounded,
  exit: LogoutRounded,
  add: AddRounded,
  language: LanguageRounded,
  light: LightModeOutlined,
  dark: DarkModeOutlined,
  system: ContrastRounded,
  comfortable: DensityMediumRounded,
  compact: DensitySmallRounded,
  search: SearchRounded,
  back: ArrowBackRounded,
  previous: ChevronLeftRounded,
  next: ChevronRightRounded,
  check: CheckRounded,
  completed: CheckCircleRounded,
  warning: ErrorOutlineRounded,
  created: RadioButtonUncheckedRounded,
  paid: CreditScoreRounded,
  progress: PlayCircleOutlineRounded,
  checking: HourglassTopRounded,
  improving: AutorenewRounded,
  refunded: ReplayRounded,
  money: PaymentsOutlined,
  clock: ScheduleRounded,
  close: CloseRounded,
  more: MoreHorizRounded,
  external: OpenInNewRounded,
  inbox: InboxOutlined,
  cases: GavelRounded,
  support: SupportAgentRounded,
  link: LinkRounded,
  edit: EditOutlined,
  delete: DeleteOutlineRounded,
  favorite: FavoriteRounded,
  notFavorite: FavoriteBorderRounded,
  offline: CloudOffRounded,
  marketing: CampaignOutlined,
  design: BrushOutlined,
  development: CodeRounded,
  consulting: LightbulbOutlined,
  copywriting: EditNoteRounded,
  media: PermMediaOutlined,
  review: RateReviewOutlined,
  star: StarRounded,
  noStar: StarBorderRounded,
  show: VisibilityOutlined,
  hide: VisibilityOffOutlined,
  download: DownloadRounded,
  phone: PhoneOutlined,
  devices: DevicesRounded,
  shield: ShieldOutlined,
  chart: BarChartRounded,
  chat: ChatBubbleOutlineRounded,
  bell: NotificationsNoneRounded,
  attach: AttachFileRounded,
} as const;

export type IconName = keyof typeof ICONS;

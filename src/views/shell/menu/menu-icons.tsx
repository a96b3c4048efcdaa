import FundIcon from '@mui/icons-material/AccountBalanceOutlined';
import AdministrationIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import SystemIcon from '@mui/icons-material/SettingsOutlined';
import DatabaseIcon from '@mui/icons-material/StorageOutlined';
import SupportIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

import type { MenuIcon } from '@/domain/navigation/menu';

/** The drawing of each menu picture. */
export const menuIcons: Readonly<Record<MenuIcon, SvgIconComponent>> = {
  home: HomeIcon,
  fund: FundIcon,
  support: SupportIcon,
  database: DatabaseIcon,
  report: ReportIcon,
  system: SystemIcon,
  administration: AdministrationIcon,
};

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { useEffect, useState } from 'react';

import { get, type Page, type User } from './api';

const pageSize = 10;

/** Ten rows a page, asked for each time anew. */
export function Users() {
  const [page, setPage] = useState(0);
  const [users, setUsers] = useState<Page<User> | undefined>(undefined);
  useEffect(() => {
    const query = new URLSearchParams({ SkipCount: String(page * pageSize), MaxResultCount: String(pageSize) });
    void get<Page<User>>(`identity/users?${query}`).then(setUsers);
  }, [page]);
  return users === undefined ? null : (
    <>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>User name</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>E-mail</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.items.map(({ id, userName, name, email }) => (
            <TableRow key={id} className="user">
              <TableCell>{userName}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell>{email}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={users.totalCount}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={(_, next) => setPage(next)}
      />
    </>
  );
}

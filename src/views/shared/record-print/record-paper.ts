/** Name of a record's sheet in its address: `/csdl/don-vi/42?in=phieu`. */
export const recordPaper = 'phieu';
